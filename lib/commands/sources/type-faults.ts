import path from 'node:path';
import ts from 'typescript';
import { parseSource, type SourceFile } from './source-entries';
import { explain, type Explanation, findNode, findWrongElement } from './type-explanations';

/** What the compiler finds in one place of what an author wrote, in words for that author. */
export interface TypeFault extends Explanation {
  /** Relative to the project. */
  readonly file: string;
  readonly position: number;
  readonly line: number;
}

/** Where everything that marketers edit comes together. */
const ROOTS = ['funnels/registry.ts', 'funnels/glossary.ts', 'funnels/messages.ts', 'funnels/steps/steps.ts'];

/** What the compiler keeps of its last look: which files were as they are now, and what it found in them. */
const BUILD_INFO = '.data/lint-pages.tsbuildinfo';

const LANGUAGE = ts.ScriptTarget.ES2022;

/** What is imported or declared and never read: it follows from a wrong name elsewhere. */
const UNUSED = [6133, 6192, 6196];

function readOptions(project: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(project, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  // What authors write needs no browser, no Node and no React, which would be read with every file: half the time.
  const own = {
    types: [],
    plugins: [],
    lib: ['es2023'],
    jsx: 'preserve',
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: BUILD_INFO,
  };
  return ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...own }, project).options;
}

/**
 * Finds wrong names, keys and shapes: what an author wrote against its types. Looks again only at what a change may
 * have made wrong.
 */
export class TypeChecker {
  readonly #project: string;
  readonly #options: ts.CompilerOptions;
  readonly #read = new Map<string, { readonly text: string; readonly source: ts.SourceFile }>();
  #builder: ts.SemanticDiagnosticsBuilderProgram | undefined;

  constructor(project: string) {
    this.#project = project;
    this.#options = readOptions(project);
  }

  /** Every fault in `funnels`, file by file; with the text of files that are not saved so. */
  listFaults(changed: readonly SourceFile[] = []): readonly TypeFault[] {
    const host = this.#makeHost(new Map(changed.map(({ file, text }) => [path.join(this.#project, file), text])));
    const builder = ts.createSemanticDiagnosticsBuilderProgram(
      ROOTS.map((file) => path.join(this.#project, file)),
      this.#options,
      host,
      this.#builder ?? ts.readBuilderProgram(this.#options, host),
    );
    this.#builder = builder;
    while (builder.getSemanticDiagnosticsOfNextAffectedFile());
    const program = builder.getProgram();
    const folder = path.join(this.#project, 'funnels') + path.sep;
    return program
      .getSourceFiles()
      .filter(({ fileName }) => path.normalize(fileName).startsWith(folder))
      .flatMap((source) => {
        const broken = program.getSyntacticDiagnostics(source);
        const found = broken.length > 0 ? broken.slice(0, 1) : builder.getSemanticDiagnostics(source);
        const grave = found.filter(({ code }) => !UNUSED.includes(code));
        return (grave.length > 0 ? grave : found).map((diagnostic) => this.#describe(diagnostic, source, program));
      });
  }

  /** As it was parsed for the last look, where that looked at this text. */
  parse(source: SourceFile): ts.SourceFile {
    const known = this.#read.get(path.join(this.#project, source.file));
    return known?.text === source.text ? known.source : parseSource(source);
  }

  /** Lets the next process begin with what this one knows. */
  keep(): void {
    this.#builder?.emit();
  }

  #describe(diagnostic: ts.Diagnostic, source: ts.SourceFile, program: ts.Program): TypeFault {
    const checker = program.getTypeChecker();
    const node = findNode(source, diagnostic.start ?? 0);
    const wrong = findWrongElement(node, checker);
    const position = wrong?.getStart(source) ?? diagnostic.start ?? 0;
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    return {
      file: path.relative(this.#project, source.fileName).split(path.sep).join('/'),
      position,
      line: source.getLineAndCharacterOfPosition(position).line + 1,
      ...explain(message, diagnostic.code < 2000, wrong ?? node, checker),
    };
  }

  #makeHost(changed: ReadonlyMap<string, string>): ts.CompilerHost {
    const host = ts.createCompilerHost(this.#options, true);
    const readText = (file: string) => changed.get(path.normalize(file)) ?? ts.sys.readFile(file);
    return {
      ...host,
      fileExists: (file) => changed.has(path.normalize(file)) || host.fileExists(file),
      readFile: readText,
      getSourceFile: (file) => {
        const known = this.#read.get(file);
        const isOurs = !file.includes('node_modules');
        if (known && !isOurs) return known.source;
        const text = readText(file);
        if (text === undefined) return undefined;
        if (known?.text === text) return known.source;
        const source = ts.createSourceFile(
          file,
          text,
          { languageVersion: LANGUAGE, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
          true,
        );
        // By which the compiler knows a file again.
        Object.assign(source, { version: ts.sys.createHash?.(text) ?? text });
        this.#read.set(file, { text, source });
        return source;
      },
    };
  }
}
