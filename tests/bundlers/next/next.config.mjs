import { fileURLToPath } from 'node:url';

// Pages without a server. The packages lie in the folder above.
export default { output: 'export', turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) } };
