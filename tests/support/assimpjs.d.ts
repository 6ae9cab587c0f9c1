declare module 'assimpjs' {
  interface Result {
    IsSuccess(): boolean;
    GetErrorCode(): string;
    GetFile(index: number): { GetContent(): Uint8Array };
  }
  interface Assimp {
    FileList: new () => { AddFile(name: string, bytes: Uint8Array): void };
    ConvertFileList(files: unknown, format: 'assjson'): Result;
  }
  export default function assimpjs(): Promise<Assimp>;
}
