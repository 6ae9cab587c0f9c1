/** A scene without a screen and a mesh in it. */
export async function loadBabylon() {
  const [{ NullEngine }, { Scene }, { Mesh }, { VertexData }, { Vector3 }, { StandardMaterial }, { Logger }] =
    await Promise.all([
      import('@babylonjs/core/Engines/nullEngine.js'),
      import('@babylonjs/core/scene.js'),
      import('@babylonjs/core/Meshes/mesh.js'),
      import('@babylonjs/core/Meshes/mesh.vertexData.js'),
      import('@babylonjs/core/Maths/math.vector.js'),
      import('@babylonjs/core/Materials/standardMaterial.js'),
      import('@babylonjs/core/Misc/logger.js'),
    ]);
  Logger.LogLevels = Logger.WarningLogLevel | Logger.ErrorLogLevel;
  const scene = new Scene(new NullEngine());
  const createMesh = (positions, indices) => {
    const mesh = new Mesh('world', scene);
    const data = new VertexData();
    data.positions = positions;
    // Babylon's front faces go round the other way.
    data.indices = indices.slice().reverse();
    data.applyToMesh(mesh);
    return mesh;
  };
  return { scene, createMesh, Mesh, Vector3, StandardMaterial };
}
