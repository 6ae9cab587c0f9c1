/** Messages with emphasis: `<best>`, `<n>` … become elements, so the sentence stays one message a translator can turn around. */
import { Fragment, type ComponentChildren, type VNode } from 'preact';
import { messageFormat, type MessageKey, type TagName } from './messages';

type Tag = (children: ComponentChildren) => ComponentChildren;

const standardTags: Record<TagName, Tag> = {
  best: (children) => <b class="tk-ch num">{children}</b>,
  n: (children) => <span class="num nowrap">{children}</span>,
  v: (children) => <var class="sym">{children}</var>,
  vel: (children) => <var class="sym sy-v">{children}</var>,
  b: (children) => <b>{children}</b>,
  dim: (children) => <span class="dimt unit">{children}</span>,
  code: (children) => <span class="mono">{children}</span>,
  s: (children) => <s>{children}</s>,
};

export function rich(
  key: MessageKey,
  values?: Readonly<Record<string, ComponentChildren>>,
  tags?: Partial<Record<TagName, Tag>>,
): VNode {
  const parts = messageFormat(key).format<ComponentChildren>({ ...standardTags, ...tags, ...values } as Record<
    string,
    ComponentChildren | ((children: ComponentChildren[]) => ComponentChildren)
  >);
  return <Fragment>{parts}</Fragment>;
}
