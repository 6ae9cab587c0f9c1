import type { Eye } from './painter';
import type { Paint, UniformValue } from './thing';

interface Program {
  readonly handle: WebGLProgram;
  readonly locations: ReadonlyMap<string, number>;
  readonly uniforms: ReadonlyMap<string, Set>;
}

type Set = (value: UniformValue) => void;

/** Shaders, compiled once for every pair of sources. */
export class Programs {
  private readonly made = new Map<string, Program>();

  constructor(private readonly gl: WebGL2RenderingContext) {}

  /** Makes the paint's program the one that draws, with the paint's numbers and the eye's. */
  use(paint: Paint, eye: Eye): void {
    const { handle, uniforms } = this.programOf(paint);
    this.gl.useProgram(handle);
    for (const [name, set] of uniforms) {
      const value = name in eye ? eye[name as keyof Eye] : paint.uniforms[name]?.value;
      if (value !== undefined) set(value);
    }
  }

  locations(paint: Paint): ReadonlyMap<string, number> {
    return this.programOf(paint).locations;
  }

  dispose(): void {
    for (const { handle } of this.made.values()) this.gl.deleteProgram(handle);
    this.made.clear();
  }

  private programOf({ vertex, fragment }: Paint): Program {
    const key = vertex + fragment;
    const known = this.made.get(key);
    if (known) return known;
    const handle = link(this.gl, vertex, fragment);
    const program = { handle, locations: inputs(this.gl, handle), uniforms: setters(this.gl, handle) };
    this.made.set(key, program);
    return program;
  }
}

function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  const shaders = [gl.VERTEX_SHADER, gl.FRAGMENT_SHADER].map((type, which) => {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, `#version 300 es\n${which === 0 ? vertex : fragment}`);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    return shader;
  });
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(
      [gl.getProgramInfoLog(program), ...shaders.map((shader) => gl.getShaderInfoLog(shader))].join('\n'),
    );
  }
  for (const shader of shaders) gl.deleteShader(shader);
  return program;
}

function inputs(gl: WebGL2RenderingContext, program: WebGLProgram): Map<string, number> {
  const found = new Map<string, number>();
  const count = (gl.getProgramParameter(program, gl.ACTIVE_ATTRIBUTES) as number | null) ?? 0;
  for (let i = 0; i < count; i++) {
    const name = gl.getActiveAttrib(program, i)?.name;
    // Built-in ones have no place.
    if (name && !name.startsWith('gl_')) found.set(name, gl.getAttribLocation(program, name));
  }
  return found;
}

function setters(gl: WebGL2RenderingContext, program: WebGLProgram): Map<string, Set> {
  const found = new Map<string, Set>();
  const count = (gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) as number | null) ?? 0;
  for (let i = 0; i < count; i++) {
    const active = gl.getActiveUniform(program, i);
    if (!active) continue;
    const place = gl.getUniformLocation(program, active.name);
    const byType: Record<number, (value: number[]) => void> = {
      [gl.FLOAT_VEC2]: (value) => gl.uniform2fv(place, value),
      [gl.FLOAT_VEC3]: (value) => gl.uniform3fv(place, value),
      [gl.FLOAT_MAT4]: (value) => gl.uniformMatrix4fv(place, false, value),
    };
    found.set(active.name, (value) => {
      if (typeof value === 'number') gl.uniform1f(place, value);
      else byType[active.type](value as number[]);
    });
  }
  return found;
}
