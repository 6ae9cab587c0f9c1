/** COLLADA: the geometry that the document's scene shows. Materials, lights, cameras and animations are passed over, skins are as modelled. */
import { DaeLinks } from './daeLinks';
import { readDaeMesh } from './daeMesh';
import type { DaeDocument } from './daeMesh';
import { fewNumbersIn, numberFrom } from './daeNumbers';
import { matrixOf, transformOf } from './daeTransform';
import { checkMeshBytes } from './limits';
import { IDENTITY, multiply } from './matrix';
import type { Matrix } from './matrix';
import { PlacedMeshes, placedName, scaling, statedUnit } from './placed';
import type { PartMesh, PlacedName } from './placed';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';
import { asXmlText } from './xmlText';
import { childOf, childrenOf, readTree } from './xmlTree';
import type { XmlElement } from './xmlTree';

const ATTRIBUTES = [
  ...['id', 'name', 'material', 'url', 'source', 'semantic', 'offset', 'stride', 'count', 'meter'],
  'convex_hull_of',
];

/** X up, made Y up. */
const X_UP: Matrix = [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Nodes within nodes, and uses of nodes and meshes all together: they may be used often, also by each other. */
const MAX_NESTING = 256;
const MAX_USES = 200_000;
const USES = ['node', 'instance_node', 'instance_geometry', 'instance_controller'];
/** Skins of morphs of skins. */
const MAX_CONTROLLERS = 8;

/**
 * @param file the document's own name, which its links may begin with
 * @throws ImportError `xml-bad`, `xml-too-many`, `number-commas`, `model-bad-value`, `model-missing`, `model-endless`, `only-others`,
 * `too-many-triangles`, `too-many-vertices`
 */
export function* readDae(bytes: Uint8Array, file: string, warnings: WarningList): Steps<RawMesh> {
  const root = yield* readTree(yield* asXmlText(bytes), ATTRIBUTES, (uri) => /collada/i.test(uri));
  const collada = childOf(root, 'COLLADA');
  if (!collada) throw new ImportError('model-missing', { name: 'COLLADA' });
  const asset = childOf(collada, 'asset');
  const meter = numberFrom(childOf(asset, 'unit')?.attributes['meter']) ?? 1;
  const { scale, factor } = statedUnit(meter > 0 && Number.isFinite(meter) ? meter : 1);
  const axis = childOf(asset, 'up_axis');
  const up = axis ? new TextDecoder().decode(axis.text).trim() : 'Y_UP';
  const scene = new DaeScene(collada, file, warnings);
  yield* scene.place(up === 'X_UP' ? multiply(X_UP, scaling(factor)) : scaling(factor));
  return scene.finish({ scale, up: up === 'Z_UP' ? 'z' : 'y' });
}

const endless = (node: XmlElement) =>
  new ImportError('model-endless', { name: (node.attributes['id'] ?? 'node').slice(0, 120) });

/** What a controller deforms, and where it is moved to before. */
interface Modelled {
  readonly geometry: XmlElement | undefined;
  readonly bind: Matrix;
}

class DaeScene {
  private readonly placed = new PlacedMeshes();
  private readonly links: DaeLinks;
  private readonly document: DaeDocument;
  private readonly meshes = new Map<XmlElement, PartMesh>();
  private readonly nodes = new Map<XmlElement, { readonly local: Matrix; readonly uses: readonly XmlElement[] }>();
  private readonly controllers = new Map<XmlElement, Modelled>();
  private points = 0;
  private uses = 0;

  constructor(
    private readonly collada: XmlElement,
    file: string,
    private readonly warnings: WarningList,
  ) {
    this.links = new DaeLinks(collada, file, warnings);
    // Exporters call a material's symbol by its id; where they do not, the symbol is name enough.
    const materialOf = (symbol: string) => this.links.find(`#${symbol}`, 'material')?.attributes['name'] ?? symbol;
    this.document = { links: this.links, warnings, materialOf, arrays: new Set(), again: 0 };
  }

  /** What the document shows, or without a scene all its geometry. */
  *place(toWorld: Matrix): Steps<void> {
    const shown = childOf(childOf(this.collada, 'scene'), 'instance_visual_scene');
    const scene =
      (shown && this.links.follow(shown.attributes['url'], 'visual_scene')) ??
      childOf(childOf(this.collada, 'library_visual_scenes'), 'visual_scene');
    if (scene) for (const node of childrenOf(scene, 'node')) yield* this.placeNode(node, toWorld, 0);
    else
      for (const library of childrenOf(this.collada, 'library_geometries'))
        for (const geometry of childrenOf(library, 'geometry')) yield* this.placeGeometry(geometry, toWorld);
  }

  /** Nothing at all is for a reason, which is the error then. */
  finish(stated: RawMesh['stated']): RawMesh {
    const mesh = this.placed.finish(stated);
    if (mesh.indices.length > 0 || mesh.dropped > 0) return mesh;
    const { missing } = this.links;
    if (missing !== undefined) throw new ImportError('model-missing', { name: missing });
    return mesh;
  }

  private *placeNode(node: XmlElement, parent: Matrix, depth: number, above?: PlacedName): Steps<void> {
    if (depth > MAX_NESTING) throw endless(node);
    yield { stage: 'build', fraction: 0 };
    const { local, uses } = this.opened(node);
    const toWorld = multiply(parent, local);
    const who = placedName(node.attributes['name'] ?? node.attributes['id'], above);
    for (const child of uses) {
      if (++this.uses > MAX_USES) throw endless(node);
      const { url } = child.attributes;
      if (child.name === 'node') yield* this.placeNode(child, toWorld, depth + 1, who);
      else if (child.name === 'instance_node') {
        const shown = this.links.follow(url, 'node');
        if (shown) yield* this.placeNode(shown, toWorld, depth + 1, who);
      } else if (child.name === 'instance_geometry') {
        yield* this.placeGeometry(this.links.follow(url, 'geometry'), toWorld, who);
      } else {
        const controller = this.links.follow(url, 'controller');
        const modelled = controller && this.modelled(controller);
        if (modelled) yield* this.placeGeometry(modelled.geometry, multiply(toWorld, modelled.bind), who);
      }
    }
  }

  /** What a node does and shows, looked up once however often it is used. Its transforms apply from the last to the first. */
  private opened(node: XmlElement): { readonly local: Matrix; readonly uses: readonly XmlElement[] } {
    const known = this.nodes.get(node);
    if (known) return known;
    const local = node.children.reduce<Matrix>((matrix, child) => {
      const own = transformOf(child, this.warnings);
      return own ? multiply(matrix, own) : matrix;
    }, IDENTITY);
    const opened = { local, uses: node.children.filter(({ name }) => USES.includes(name)) };
    this.nodes.set(node, opened);
    return opened;
  }

  /** What a skin or a morph is made of, which may be another of them. A skin moves it to where its bones are. */
  private modelled(controller: XmlElement): Modelled {
    const known = this.controllers.get(controller);
    if (known) return known;
    let of: XmlElement | undefined = controller;
    let bind = IDENTITY;
    for (let i = 0; of?.name === 'controller' && i < MAX_CONTROLLERS; i++) {
      const skin = childOf(of, 'skin');
      this.warnings.add(skin ? 'skin-ignored' : 'morph-ignored');
      const shape = childOf(skin, 'bind_shape_matrix');
      // From the innermost out: a skin of a skin moves what that one moved.
      if (shape) bind = multiply(bind, matrixOf(fewNumbersIn(shape, 16, this.warnings)));
      of = this.links.follow((skin ?? childOf(of, 'morph'))?.attributes['source'], 'geometry', 'controller');
    }
    if (of?.name === 'controller') throw endless(controller);
    const modelled = { geometry: of, bind };
    this.controllers.set(controller, modelled);
    return modelled;
  }

  private *placeGeometry(geometry: XmlElement | undefined, toWorld: Matrix, who?: PlacedName): Steps<void> {
    if (!geometry) return;
    const mesh = this.meshes.get(geometry) ?? (yield* this.read(geometry));
    this.placed.add(mesh, toWorld, who?.name ? who : placedName(geometry.attributes['name'], who));
    yield { stage: 'build', fraction: 0 };
  }

  /** Many geometries may share one list of points, and each has its copy. */
  private *read(geometry: XmlElement): Steps<PartMesh> {
    const mesh = yield* readDaeMesh(geometry, this.document);
    this.meshes.set(geometry, mesh);
    this.points += mesh.positions.length / 3;
    checkMeshBytes(this.points, 0);
    return mesh;
  }
}
