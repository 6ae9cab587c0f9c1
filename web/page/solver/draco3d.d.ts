declare module 'draco3d/draco_decoder_nodejs.js' {
  import type { DracoModule } from '../../mesh/import/dracoModule';
  const createModule: (options: { wasmBinary: ArrayBuffer | Uint8Array }) => Promise<DracoModule>;
  export default createModule;
}
