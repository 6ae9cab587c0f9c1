// The door to every command: node web/scripts/run.mjs start|dev|build|test|certify|golden|sanitize|fuzz|format [options]
// Nothing newer than dynamic import in here, so that an old node gets a sentence instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Sweepscope needs node 20.19 or newer; this is node ${process.versions.node}.\n` +
      "Get it from https://nodejs.org (20, 22 or 24), from your system's packages, or with nvm: nvm install 22",
  );
  process.exit(1);
}

import(`./commands/${process.argv[2]}.mjs`)
  .then((command) => command.default(process.argv.slice(3)))
  .catch((error) => {
    // Expected failures carry their whole story in the message; anything else keeps its stack.
    console.error(`\n${error.name === 'Failure' ? error.message : error.stack}`);
    process.exit(1);
  });
