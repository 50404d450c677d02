import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from './project-files';

/** A file of the project → its text after a change that nobody wrote to disk. */
export type ChangedFiles = Readonly<Record<string, string>>;

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, projectRoot);
  // No package's global types: what is compiled here is data and pure code.
  return { ...options, incremental: false, noEmit: true, types: [] };
}

/** Read once: most files are the same in every change. */
const unchanged = new Map<string, ts.SourceFile | undefined>();

/** What the compiler finds in the given files, and in whatever they import, once some are changed: file and message. */
export function compileChanged(files: readonly string[], changed: ChangedFiles): readonly string[] {
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  const texts = new Map(Object.entries(changed).map(([path, text]) => [join(projectRoot, path), text]));
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = texts.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
    if (!unchanged.has(path)) unchanged.set(path, getSourceFile(path, ...rest));
    return unchanged.get(path);
  };
  const program = ts.createProgram(
    files.map((path) => join(projectRoot, path)),
    options,
    host,
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const place = file?.fileName.slice(projectRoot.length + 1) ?? '';
    return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
