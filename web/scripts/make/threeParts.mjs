/**
 * three.js without what the figures never use. Its renderer names all of its parts, so a bundler keeps them: headsets, lights, shadows,
 * textures, surroundings and the shaders of materials are a third of it. The figures have their own shaders (RawShaderMaterial).
 */
const leftOut = {
  'renderers/webxr/WebXRManager.js': `
    import { EventDispatcher } from 'three/src/core/EventDispatcher.js';
    export class WebXRManager extends EventDispatcher {
      enabled = false;
      isPresenting = false;
      setAnimationLoop() {}
      getEnvironmentBlendMode() {}
      hasDepthSensing() { return false; }
      dispose() {}
    }`,
  'renderers/webgl/WebGLShadowMap.js': 'export class WebGLShadowMap { render() {} }',
  'renderers/webgl/WebGLTextures.js': `
    export class WebGLTextures {
      getTextureUnits() { return 0; }
      setTextureUnits() {}
      resetTextureUnits() {}
      dispose() {}
    }`,
  'renderers/webgl/WebGLMaterials.js': `
    export class WebGLMaterials {
      refreshMaterialUniforms(uniforms, material) { material.uniformsNeedUpdate = false; }
    }`,
  'renderers/webgl/WebGLOutput.js': 'export class WebGLOutput {}',
  'renderers/webgl/WebGLUniformsGroups.js': 'export class WebGLUniformsGroups { dispose() {} }',
  'renderers/webgl/WebGLLights.js': `
    const kinds = ['sun', 'directional', 'point', 'spot', 'spotLightMap', 'rectArea', 'hemi'];
    const shadows = ['sunShadowMap', 'directionalShadowMap', 'pointShadowMap', 'spotShadowMap'];
    export class WebGLLights {
      state = { version: 0, numLightProbes: 0, ...Object.fromEntries([...kinds, ...shadows].map((kind) => [kind, []])) };
      setup() {}
      setupView() {}
    }`,
  'renderers/webgl/WebGLMorphtargets.js': 'export class WebGLMorphtargets { update() {} }',
  'renderers/webgl/WebGLEnvironments.js': 'export class WebGLEnvironments { get() { return null; } dispose() {} }',
  'renderers/shaders/DFGLUTData.js': 'export function getDFGLUT() { return null; }',
  'renderers/shaders/ShaderLib.js': 'export const ShaderLib = {};',
  'renderers/shaders/ShaderChunk.js': 'export const ShaderChunk = {};',
};

/** Builds three from its modules, with replacements for those in `leftOut`. Another version of three may need other parts. */
export function threeParts() {
  const met = new Set();
  return {
    name: 'three-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^three$/, replacement: 'three/src/Three.js' }] } }),
    load(id) {
      const part = /\/three\/src\/(.*)$/.exec(id)?.[1];
      if (!part || !Object.hasOwn(leftOut, part)) return null;
      met.add(part);
      return leftOut[part];
    },
    buildEnd(error) {
      const missing = Object.keys(leftOut).filter((part) => !met.has(part));
      if (!error && missing.length)
        this.error(`three.js has no ${missing.join(', ')} any more: see ${import.meta.url}`);
    },
  };
}
