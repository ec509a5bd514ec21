const svg = 'http://www.w3.org/2000/svg';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

class TextNode {
  readonly ownerDocument: SvgDocument;
  readonly data: string;
  parentNode: SvgElement | null = null;

  constructor(document: SvgDocument, data: string) {
    this.ownerDocument = document;
    this.data = data;
  }

  get textContent(): string {
    return this.data;
  }

  get outerHTML(): string {
    return escaped(this.data);
  }
}

type SvgNode = SvgElement | TextNode;

/** The attribute `style` of an element; each of its properties is set by a call, or as one of this object. */
function styleOf(element: SvgElement): object {
  const properties = new Map<string, string>();
  const setProperty = (name: string, value: unknown): void => {
    properties.set(name, String(value));
    element.setAttribute('style', [...properties].map((each) => each.join(':')).join(';'));
  };
  return new Proxy(
    { setProperty },
    {
      set(_, name, value) {
        setProperty(
          String(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          value,
        );
        return true;
      },
    },
  );
}

class SvgElement {
  readonly ownerDocument: SvgDocument;
  readonly namespaceURI: string;
  readonly tagName: string;
  readonly style: object = styleOf(this);
  parentNode: SvgElement | null = null;
  childNodes: SvgNode[] = [];
  private readonly attributes = new Map<string, string>();

  constructor(document: SvgDocument, namespace: string, name: string) {
    this.ownerDocument = document;
    this.namespaceURI = namespace;
    this.tagName = name;
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  setAttributeNS(_namespace: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  insertBefore<Node extends SvgNode>(node: Node, before: SvgNode | null): Node {
    node.parentNode?.removeChild(node);
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }

  appendChild<Node extends SvgNode>(node: Node): Node {
    return this.insertBefore(node, null);
  }

  append(...nodes: readonly (SvgNode | string)[]): void {
    for (const node of nodes)
      this.appendChild(typeof node === 'string' ? this.ownerDocument.createTextNode(node) : node);
  }

  removeChild<Node extends SvgNode>(node: Node): Node {
    this.childNodes = this.childNodes.filter((each) => each !== node);
    node.parentNode = null;
    return node;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  get children(): SvgElement[] {
    return this.childNodes.filter((node) => node instanceof SvgElement);
  }

  get textContent(): string {
    return this.childNodes.map((node) => node.textContent).join('');
  }

  set textContent(text: unknown) {
    for (const node of this.childNodes) node.parentNode = null;
    this.childNodes = [];
    this.append(String(text));
  }

  /** All elements in this one with a name, or with an attribute where the selector is `[attribute]`. */
  querySelectorAll(selector: string): SvgElement[] {
    const [, attribute] = /^\[([\w-]+)\]$/.exec(selector) ?? [];
    const isMeant = (element: SvgElement): boolean =>
      attribute === undefined ? element.tagName === selector : element.hasAttribute(attribute);
    return this.children.flatMap((element) => [
      ...(isMeant(element) ? [element] : []),
      ...element.querySelectorAll(selector),
    ]);
  }

  querySelector(selector: string): SvgElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  get outerHTML(): string {
    const { tagName } = this;
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${quoted(value)}"`).join('');
    const inside = this.childNodes.map((node) => node.outerHTML).join('');
    return inside === '' ? `<${tagName}${attributes} />` : `<${tagName}${attributes}>${inside}</${tagName}>`;
  }
}

/** A document for plots where there is no page: elements are made, changed, found and written as text; it has nothing else. */
export class SvgDocument {
  readonly documentElement: SvgElement = this.createElementNS(svg, 'svg');

  createElementNS(namespace: string, name: string): SvgElement {
    return new SvgElement(this, namespace, name);
  }

  createElement(name: string): SvgElement {
    return this.createElementNS(svg, name);
  }

  createTextNode(data: string): TextNode {
    return new TextNode(this, data);
  }
}
