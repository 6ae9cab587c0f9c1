/** Before the tests of the package: dist/lib, which must be there, is packed and installed in build/installed. */
import { installForTests } from '../../web/scripts/make/installed.mjs';

export default async () => void (await installForTests(console.log));
