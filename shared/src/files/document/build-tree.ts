import type { XmlNode } from './xml-node.ts';

export type XmlHandlers = {
  /** Elements that come as a whole tree when they end (the outermost of them); all others only report their start. */
  isWhole: (localName: string) => boolean;
  onStart: (element: XmlNode) => void;
  onWhole: (element: XmlNode) => void;
};

export type TreeBuilder = {
  depth: () => number;
  /** Elements of the tree that is being built, itself included; 0 outside one. */
  treeSize: () => number;
  /** Path of the innermost open element, '' before the root. */
  path: () => string;
  open: (name: string, line: number, column: number) => void;
  setAttributes: (attributes: Readonly<Record<string, string>>) => XmlNode;
  /** Returns the length of the element's text so far. */
  addText: (text: string) => number;
  close: () => void;
};

/** Follows the open elements and keeps the trees of whole ones, one at a time. */
export const buildTree = (handlers: XmlHandlers): TreeBuilder => {
  const nodes: XmlNode[] = [];
  let wholeDepth = 0;
  let treeSize = 0;
  return {
    depth: () => nodes.length,
    treeSize: () => (wholeDepth > 0 ? treeSize : 0),
    path: () => nodes.at(-1)?.path ?? '',
    open: (name, line, column) => {
      const parent = nodes.at(-1);
      const path = parent ? `${parent.path}/${name}` : name;
      const node: XmlNode = { name, path, attributes: {}, children: [], text: '', line, column };
      if (wholeDepth > 0) {
        parent?.children.push(node);
        wholeDepth += 1;
        treeSize += 1;
      } else if (handlers.isWhole(name)) {
        wholeDepth = 1;
        treeSize = 1;
      }
      nodes.push(node);
    },
    setAttributes: (attributes) => {
      const node = nodes[nodes.length - 1] as XmlNode;
      node.attributes = attributes;
      if (wholeDepth === 0) handlers.onStart(node);
      return node;
    },
    addText: (text) => {
      const node = nodes[nodes.length - 1];
      if (wholeDepth === 0 || !node || node.children.length > 0) return text.length;
      node.text += text;
      return node.text.length;
    },
    close: () => {
      const node = nodes.pop() as XmlNode;
      if (wholeDepth === 0) return;
      wholeDepth -= 1;
      if (wholeDepth === 0) handlers.onWhole(node);
    },
  };
};
