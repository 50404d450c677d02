import ts from 'typescript';

/**
 * Has Chromium compile all of a script on another thread while it arrives (v8.dev/features/explicit-compile-hints); the
 * page would otherwise stand still for each function that is compiled when it is called.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Once, however often it is asked. */
export function hintToCompile(script: string): string {
  return script.startsWith(COMPILE_HINT) ? script : COMPILE_HINT + script;
}

/** How a script of the bundler says which of its files it is; the one that runs the others has no need to. */
const ITS_OWN_PATH = '"object"==typeof document?document.currentScript:void 0';
const RUNTIME = /\/turbopack-[^/]+$/;

/** What React's own renderer tells developer tools of itself. */
const REACT = 'rendererPackageName:"react-dom"';

/**
 * What fetches the part that takes an answer, by the name that `lib/browser/form/step-submission.ts` gives it: no bundler
 * renames the entries of an object.
 */
const ANSWERING = 'loadAnswers';

/** A script of the bundler, at the address at which it lies. */
export interface BundledScript {
  readonly address: string;
  readonly text: string;
}

function fail(address: string): never {
  throw new Error(`The bundler writes its scripts in another way now: ${address}.`);
}

/** Says that these are there; React fetches each script that its data names and that no element of the document does. */
function writeMarks(scripts: readonly BundledScript[]): string {
  const addresses = JSON.stringify(scripts.map(({ address }) => address));
  const mark = 'Object.assign(document.createElement("script"),{async:true,type:"text/plain",src})';
  return `for(const src of ${addresses})document.head.append(${mark});`;
}

function writePath({ address, text }: BundledScript): string {
  if (RUNTIME.test(address)) return text;
  if (!text.includes(ITS_OWN_PATH)) fail(address);
  return text.replace(ITS_OWN_PATH, () => JSON.stringify(shorten(address)));
}

/** One of the modules that a script lists. */
interface BundledModule {
  readonly id: number;
  readonly statements: readonly ts.Statement[];
}

/** In the list of a script each module stands behind its number. */
function findModule(source: ts.SourceFile, words: string): BundledModule {
  const find = (node: ts.Node): BundledModule | undefined => {
    if (ts.isArrayLiteralExpression(node)) {
      const index = node.elements.findIndex(
        (element) => ts.isArrowFunction(element) && element.getText(source).includes(words),
      );
      const [number, module] = [node.elements[index - 1], node.elements[index]];
      if (number && ts.isNumericLiteral(number) && module && ts.isArrowFunction(module) && ts.isBlock(module.body))
        return { id: Number(number.text), statements: module.body.statements };
    }
    return ts.forEachChild(node, find);
  };
  return find(source) ?? fail(source.fileName);
}

/** Errors that a module makes as it is evaluated, for itself to throw later; with their messages. */
function listOwnErrors({ statements }: BundledModule): readonly (readonly [ts.Node, ts.Expression])[] {
  return statements
    .flatMap((statement) => (ts.isVariableStatement(statement) ? statement.declarationList.declarations : []))
    .flatMap(({ initializer: made }) => {
      const isError = made && ts.isCallExpression(made) && ts.isIdentifier(made.expression);
      const [message] = isError && made.expression.text === 'Error' ? made.arguments : [];
      return isError && message ? [[made, message] as const] : [];
    });
}

/**
 * React makes some errors while its module is evaluated, to throw them to itself. Where an inspector listens, as
 * Lighthouse’s does, Chromium takes the stack of each, and parses all of the module anew for it, in that task; made as
 * plain objects they have none.
 */
function writeWithoutStacks(source: ts.SourceFile, module: BundledModule): string {
  return listOwnErrors(module).reduceRight((text, [made, message]) => {
    const plain = `{__proto__:Error.prototype,message:${message.getText(source)}}`;
    return text.slice(0, made.getStart(source)) + plain + text.slice(made.end);
  }, source.text);
}

/** As the bundler names scripts of its own. */
function shorten(address: string): string {
  return address.replace(/^\/_next\//, '');
}

/**
 * React is evaluated in a task of its own, once all scripts are there: together with the start of the page a phone stands
 * still for both.
 */
function writeFirstModule({ id }: BundledModule, scripts: readonly BundledScript[]): string {
  const awaited = scripts.filter(({ address }) => !RUNTIME.test(address)).map(({ address }) => shorten(address));
  const start = { otherChunks: awaited, runtimeModuleIds: [id] };
  return `setTimeout(()=>TURBOPACK.push(${JSON.stringify(start)}));`;
}

/**
 * The scripts that taking an answer needs beside these, by their paths; none where no form is among them. Throws where
 * the bundler has another way to fetch them.
 */
export function listAnswering(script: string): readonly string[] {
  if (!script.includes(`${ANSWERING}:`)) return [];
  const [, id] = new RegExp(`\\b${ANSWERING}:\\(\\)=>\\w+\\.A\\((\\d+)\\)`).exec(script) ?? fail(ANSWERING);
  // The module of a part names the scripts that have it.
  const [, list = ''] =
    new RegExp(`\\b${id},\\w+=>{\\w+\\.v\\(\\w+=>Promise\\.all\\((\\[[^\\]]+\\])`).exec(script) ?? fail(ANSWERING);
  return (JSON.parse(list) as string[]).filter((path) => path.endsWith('.js')).map((path) => `/_next/${path}`);
}

/**
 * Scripts of the bundler as two, React and in their order the others, each of which still says which it is. Either may run
 * first. One alone would be taken over from the thread that compiles it in one long task; more would pack worse. Throws for
 * a script that says which it is in a way unknown here, since whoever needs it would wait for ever, and for those that
 * have no React among them.
 */
export function joinScripts(scripts: readonly BundledScript[]): readonly string[] {
  const react = scripts.find(({ text }) => text.includes(REACT)) ?? fail('none of them has React');
  const others = scripts.filter((script) => script !== react);
  const source = ts.createSourceFile(react.address, react.text, ts.ScriptTarget.Latest);
  const module = findModule(source, REACT);
  return [
    [writePath({ ...react, text: writeWithoutStacks(source, module) })],
    [writeMarks(scripts), ...others.map(writePath), writeFirstModule(module, scripts)],
  ].map((lines) => hintToCompile(lines.join('\n')));
}
