/**
 * Arithmetic in named numbers: + − * / ^, comparisons, `and`, `or`, `not`, and a few functions. True is 1, false is 0. What a tour
 * computes is written in it, because a tour may come from anybody: it can name nothing but the numbers it is given.
 */

export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  abs: Math.abs,
  min: Math.min,
  max: Math.max,
  sqrt: Math.sqrt,
  hypot: Math.hypot,
  round: Math.round,
  ceil: Math.ceil,
  floor: Math.floor,
  log: Math.log10,
  degrees: (radians) => (radians * 180) / Math.PI,
  atan: Math.atan,
  acos: Math.acos,
};

type Token = string | number;
const pattern = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([A-Za-z_]\w*)|(<=|>=|==|!=|[-+*/^(),<>]))/y;
/** Deeper nesting has no use, and no expression may overflow the stack. */
const deepest = 60;

function tokens(text: string): Token[] {
  const found: Token[] = [];
  pattern.lastIndex = 0;
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) throw new ExpressionError(`"${text}": cannot read what follows at ${at}`);
    found.push(match[1] !== undefined ? Number(match[1]) : (match[2] ?? match[3]!));
  }
  return found;
}

/** @throws ExpressionError for what cannot be read, and for names that are not among the values */
export function evaluate(text: string, values: Readonly<Record<string, number>>): number {
  const reader = new Reader(text, tokens(text), values);
  const value = reader.either(0);
  if (!reader.atEnd) throw new ExpressionError(`"${text}": one operator is missing or one too many`);
  return value;
}

class Reader {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly list: readonly Token[],
    private readonly values: Readonly<Record<string, number>>,
  ) {}

  get atEnd(): boolean {
    return this.at >= this.list.length;
  }

  either(depth: number): number {
    if (depth > deepest) throw new ExpressionError(`"${this.text}": nested too deeply`);
    let value = this.both(depth);
    while (this.take('or')) value = truth(this.both(depth) !== 0 || value !== 0);
    return value;
  }

  private both(depth: number): number {
    let value = this.negation(depth);
    while (this.take('and')) value = truth(this.negation(depth) !== 0 && value !== 0);
    return value;
  }

  private negation(depth: number): number {
    return this.take('not') ? truth(this.negation(depth + 1) === 0) : this.comparison(depth);
  }

  private comparison(depth: number): number {
    const left = this.sum(depth);
    if (this.take('<=')) return truth(left <= this.sum(depth));
    if (this.take('>=')) return truth(left >= this.sum(depth));
    if (this.take('<')) return truth(left < this.sum(depth));
    if (this.take('>')) return truth(left > this.sum(depth));
    if (this.take('==')) return truth(left === this.sum(depth));
    if (this.take('!=')) return truth(left !== this.sum(depth));
    return left;
  }

  private sum(depth: number): number {
    let value = this.product(depth);
    for (;;) {
      if (this.take('+')) value += this.product(depth);
      else if (this.take('-')) value -= this.product(depth);
      else return value;
    }
  }

  private product(depth: number): number {
    let value = this.signed(depth);
    for (;;) {
      if (this.take('*')) value *= this.signed(depth);
      else if (this.take('/')) value /= this.signed(depth);
      else return value;
    }
  }

  private signed(depth: number): number {
    if (depth > deepest) throw new ExpressionError(`"${this.text}": nested too deeply`);
    if (this.take('-')) return -this.signed(depth + 1);
    const base = this.single(depth);
    return this.take('^') ? base ** this.signed(depth + 1) : base;
  }

  private single(depth: number): number {
    const token = this.list[this.at++];
    if (typeof token === 'number') return token;
    if (token === '(') {
      const value = this.either(depth + 1);
      this.expect(')');
      return value;
    }
    if (token === undefined || !/^[A-Za-z_]/.test(token))
      throw new ExpressionError(`"${this.text}": a number or a name is missing`);
    return this.list[this.at] === '(' ? this.call(token, depth) : this.named(token);
  }

  private call(name: string, depth: number): number {
    const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!known) throw new ExpressionError(`"${this.text}": there is no function ${name}`);
    this.expect('(');
    const given = [this.either(depth + 1)];
    while (this.take(',')) given.push(this.either(depth + 1));
    this.expect(')');
    return known(...given);
  }

  private named(name: string): number {
    if (!Object.hasOwn(this.values, name)) throw new ExpressionError(`"${this.text}": there is no number ${name}`);
    return this.values[name]!;
  }

  private take(token: string): boolean {
    if (this.list[this.at] !== token) return false;
    this.at++;
    return true;
  }

  private expect(token: string): void {
    if (!this.take(token)) throw new ExpressionError(`"${this.text}": ${token} is missing`);
  }
}

const truth = (value: boolean): number => (value ? 1 : 0);
