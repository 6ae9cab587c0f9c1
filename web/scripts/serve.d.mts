export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

export interface Options {
  readonly folder?: string;
  readonly port?: number;
  readonly host?: string;
  readonly base?: string;
}

export function serve(options?: Options): Promise<Server>;
