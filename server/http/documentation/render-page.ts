import { Marked, type Tokens } from 'marked';

/** What a link to another page of the documentation leads to, where the server serves that one too. */
const SERVED_LINK = /^([a-z-]+)\.md(?=#|$)/;

/**
 * Makes a page of the documentation: HTML without any script or style of its own, whose headings can be linked to by their text.
 * @param markdown of ours: what it holds is not looked at
 * @param served names of the pages that the server serves
 */
export function renderPage(markdown: string, served: readonly string[]): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // What is wider than a phone is scrolled by itself, with the keyboard too.
      code({ text }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
      },
    },
    walkTokens(token) {
      if (token.type !== 'link') return;
      const [whole = '', name = ''] = SERVED_LINK.exec(token.href) ?? [];
      if (served.includes(name)) token.href = `/docs/${name}${token.href.slice(whole.length)}`;
      // A page for operators, which is not here.
      else if (token.href.endsWith('.md')) token.type = 'text';
    },
  });
  const body = marked.parse(markdown, { async: false });
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Documentation';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Leadlight</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<header><a href="/">Leadlight</a><nav aria-label="Documentation">${linksTo(served)}</nav></header>
<main>
${body.replace(/<table>/g, '<div class="wide" tabindex="0"><table>').replace(/<\/table>/g, '</table></div>')}</main>
</body>
</html>
`;
}

/** 'insufficient_credits' of '`insufficient_credits`', as GitHub does it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

function linksTo(served: readonly string[]): string {
  const pages = served.map((name) => `<a href="/docs/${name}">${escapeHtml(LABELS[name] ?? name)}</a>`);
  return [...pages, '<a href="/api/docs">Reference</a>'].join('');
}

const LABELS: Readonly<Record<string, string>> = {
  api: 'API',
  assistants: 'Assistants',
  'command-line': 'Command line',
  downloads: 'Downloads',
  webhooks: 'Webhooks',
  errors: 'Errors',
};

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
