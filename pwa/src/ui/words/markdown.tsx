import { Link } from '@tanstack/react-router';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ReactNode } from 'react';
import styles from './markdown.module.css';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Heading = Extract<Node, { type: 'heading' }>;

const outside = /^(https:\/\/|mailto:|tel:)/;
const ownPlace = /^\/(?!\/)/;

const Reference = ({ url, children }: { url: string; children: ReactNode }) => {
  if (ownPlace.test(url)) return <Link to={url}>{children}</Link>;
  if (outside.test(url))
    return (
      <a href={url} rel="noreferrer">
        {children}
      </a>
    );
  return <>{children}</>;
};

const HeadingNode = ({ node }: { node: Heading }) => {
  const words = <Nodes nodes={node.children} />;
  if (node.depth === 1) return <h1>{words}</h1>;
  return node.depth === 2 ? <h2>{words}</h2> : <h3>{words}</h3>;
};

/** A list is set tight: its paragraphs are lines. */
const inlineOf = (node: Node): readonly Node[] => (node.type === 'paragraph' ? node.children : [node]);

const NodeView = ({ node }: { node: Node }): ReactNode => {
  switch (node.type) {
    case 'heading':
      return <HeadingNode node={node} />;
    case 'paragraph':
      return (
        <p>
          <Nodes nodes={node.children} />
        </p>
      );
    case 'list': {
      const items = <Nodes nodes={node.children} />;
      return node.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'listItem':
      return (
        <li>
          <Nodes nodes={node.children.flatMap((child) => inlineOf(child))} />
        </li>
      );
    case 'strong':
      return (
        <strong>
          <Nodes nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Nodes nodes={node.children} />
        </em>
      );
    case 'link':
      return (
        <Reference url={node.url}>
          <Nodes nodes={node.children} />
        </Reference>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'text':
    case 'html':
    case 'inlineCode':
      return node.value;
    default:
      return null;
  }
};

const Nodes = ({ nodes }: { nodes: readonly Node[] }) =>
  nodes.map((node) => <NodeView key={node.position?.start.offset ?? 0} node={node} />);

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
};

/** The first heading of a text as plain words, and the text without it. */
export const readMarkdown = (text: string) => {
  const [first, ...rest] = fromMarkdown(text).children;
  return first?.type === 'heading' && first.depth === 1
    ? { title: textOf(first), nodes: rest }
    : { title: '', nodes: first ? [first, ...rest] : [] };
};

/** A text of the operator. HTML in it is shown as text, pictures are left out, links lead to our pages, by https, mail or phone. */
export const Markdown = ({ nodes }: { nodes: readonly Node[] }) => (
  <div className={styles.text}>
    <Nodes nodes={nodes} />
  </div>
);
