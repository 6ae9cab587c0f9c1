/** COLLADA: the geometry that the document's scene shows. Materials, lights, cameras and animations are passed over, skins are as modelled. */
import { readDaeMesh, numbersIn } from './daeMesh';
import { checkMeshBytes } from './limits';
import { IDENTITY, compose, multiply } from './matrix';
import type { Matrix } from './matrix';
import { PlacedMeshes, placedName, scaling, statedUnit } from './placed';
import type { PartMesh, PlacedName } from './placed';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';
import { childOf, childrenOf, readTree } from './xmlTree';
import type { XmlElement } from './xmlTree';

const ATTRIBUTES = ['id', 'name', 'material', 'url', 'source', 'semantic', 'offset', 'stride', 'meter'];

/** X up, made Y up. */
const X_UP: Matrix = [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Nodes within nodes, and uses of nodes and meshes all together: they may be used often, also by each other. */
const MAX_NESTING = 256;
const MAX_USES = 200_000;
const USES = ['node', 'instance_node', 'instance_geometry', 'instance_controller'];

/** @throws ImportError `xml-bad`, `model-bad-value`, `model-missing`, `model-endless`, `too-many-triangles`, `too-many-vertices` */
export function* readDae(bytes: Uint8Array, warnings: WarningList): Steps<RawMesh> {
  const collada = childOf(yield* readTree(bytes, ATTRIBUTES), 'COLLADA');
  if (!collada) throw new ImportError('model-missing', { name: 'COLLADA' });
  const asset = childOf(collada, 'asset');
  const meter = Number(childOf(asset, 'unit')?.attributes['meter'] ?? 1);
  const { scale, factor } = statedUnit(meter > 0 && Number.isFinite(meter) ? meter : 1);
  const axis = childOf(asset, 'up_axis');
  const up = axis ? new TextDecoder().decode(axis.text).trim() : 'Y_UP';
  const scene = new DaeScene(collada, warnings);
  yield* scene.place(up === 'X_UP' ? multiply(X_UP, scaling(factor)) : scaling(factor));
  return scene.placed.finish({ scale, up: up === 'Z_UP' ? 'z' : 'y' });
}

const endless = (node: XmlElement) =>
  new ImportError('model-endless', { name: (node.attributes['id'] ?? 'node').slice(0, 120) });

class DaeScene {
  readonly placed = new PlacedMeshes();
  private readonly byId = new Map<string, XmlElement>();
  private readonly meshes = new Map<XmlElement, PartMesh>();
  private readonly nodes = new Map<XmlElement, { readonly local: Matrix; readonly uses: readonly XmlElement[] }>();
  private readonly controllers = new Map<XmlElement, XmlElement>();
  private points = 0;
  private uses = 0;

  constructor(
    private readonly collada: XmlElement,
    private readonly warnings: WarningList,
  ) {
    const rest = [collada];
    for (let element = rest.pop(); element; element = rest.pop()) {
      const { id } = element.attributes;
      if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
      for (const child of element.children) rest.push(child);
    }
  }

  /** What the document shows, or without a scene all its geometry. */
  *place(toWorld: Matrix): Steps<void> {
    const shown = childOf(childOf(this.collada, 'scene'), 'instance_visual_scene');
    const scene = shown
      ? this.find(shown.attributes['url'])
      : childOf(childOf(this.collada, 'library_visual_scenes'), 'visual_scene');
    if (scene) for (const node of childrenOf(scene, 'node')) yield* this.placeNode(node, toWorld, 0);
    else
      for (const geometry of childrenOf(childOf(this.collada, 'library_geometries'), 'geometry'))
        yield* this.placeGeometry(geometry, toWorld);
  }

  private *placeNode(node: XmlElement, parent: Matrix, depth: number, above?: PlacedName): Steps<void> {
    if (depth > MAX_NESTING) throw endless(node);
    yield { stage: 'build', fraction: 0 };
    const { local, uses } = this.opened(node);
    const toWorld = multiply(parent, local);
    const who = placedName(node.attributes['name'] ?? node.attributes['id'], above);
    for (const child of uses) {
      if (++this.uses > MAX_USES) throw endless(node);
      if (child.name === 'node') yield* this.placeNode(child, toWorld, depth + 1, who);
      else if (child.name === 'instance_node')
        yield* this.placeNode(this.find(child.attributes['url']), toWorld, depth + 1, who);
      else if (child.name === 'instance_geometry')
        yield* this.placeGeometry(this.find(child.attributes['url']), toWorld, who);
      else if (child.name === 'instance_controller')
        yield* this.placeGeometry(this.modelled(this.find(child.attributes['url'])), toWorld, who);
    }
  }

  /** What a node does and shows, looked up once however often it is used. */
  private opened(node: XmlElement): { readonly local: Matrix; readonly uses: readonly XmlElement[] } {
    const uses = () => node.children.filter(({ name }) => USES.includes(name));
    const known = this.nodes.get(node) ?? { local: this.localMatrix(node), uses: uses() };
    this.nodes.set(node, known);
    return known;
  }

  /** What a skin or a morph is made of, which may be another of them. */
  private modelled(controller: XmlElement): XmlElement {
    const known = this.controllers.get(controller);
    if (known) return known;
    let of = controller;
    for (let i = 0; of.name === 'controller' && i < 8; i++) {
      const skin = childOf(of, 'skin');
      this.warnings.add(skin ? 'skin-ignored' : 'morph-ignored');
      of = this.find((skin ?? childOf(of, 'morph'))?.attributes['source']);
    }
    this.controllers.set(controller, of);
    return of;
  }

  private *placeGeometry(geometry: XmlElement, toWorld: Matrix, who?: PlacedName): Steps<void> {
    const mesh = this.meshes.get(geometry) ?? (yield* this.read(geometry));
    this.placed.add(mesh, toWorld, who?.name ? who : placedName(geometry.attributes['name'], who));
    yield { stage: 'build', fraction: 0 };
  }

  /** Many geometries may share one list of points, and each has its copy. */
  private *read(geometry: XmlElement): Steps<PartMesh> {
    const mesh = yield* readDaeMesh(
      geometry,
      (address) => this.find(address),
      this.warnings,
      (symbol) => this.materialOf(symbol),
    );
    this.meshes.set(geometry, mesh);
    this.points += mesh.positions.length / 3;
    checkMeshBytes(this.points, 0);
    return mesh;
  }

  /** Exporters call a material's symbol by its id; where they do not, the symbol is name enough. */
  private materialOf(symbol: string): string {
    return this.byId.get(symbol)?.attributes['name'] ?? symbol;
  }

  /** Transforms of a node apply in the order they stand in, the last one first. */
  private localMatrix(node: XmlElement): Matrix {
    return node.children.reduce<Matrix>((matrix, child) => {
      const own = this.transform(child);
      return own ? multiply(matrix, own) : matrix;
    }, IDENTITY);
  }

  private transform(element: XmlElement): Matrix | undefined {
    const read = (count: number): number[] => {
      const next = numbersIn(element);
      return Array.from({ length: count }, () => next() ?? NaN);
    };
    switch (element.name) {
      case 'translate':
        return compose(read(3), [0, 0, 0, 1], [1, 1, 1]);
      case 'scale':
        return compose([0, 0, 0], [0, 0, 0, 1], read(3));
      case 'rotate': {
        const [x, y, z, degrees] = read(4);
        const half = (degrees * Math.PI) / 360;
        const sine = Math.sin(half) / (Math.hypot(x, y, z) || 1);
        return compose([0, 0, 0], [x * sine, y * sine, z * sine, Math.cos(half)], [1, 1, 1]);
      }
      case 'matrix': {
        // Row by row in the file.
        const rows = read(16);
        return IDENTITY.map((_, i) => rows[(i % 4) * 4 + Math.floor(i / 4)]);
      }
      case 'skew':
      case 'lookat':
        return void this.warnings.add('elements-skipped', 1, { name: element.name });
      default:
        return undefined;
    }
  }

  private find(address: string | undefined): XmlElement {
    const found = this.byId.get(address?.replace(/^#/, '') ?? '');
    if (!found) throw new ImportError('model-missing', { name: (address ?? '').slice(0, 120) });
    return found;
  }
}
