interface Shell {
	readonly title: string;
	readonly preloads: readonly string[];
	readonly main: string;
}

/** The page before any script runs. */
export const shell = ({ title, preloads, main }: Shell): string => `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<title>${title}</title>
		<link rel="icon" href="data:," />
		<style>${styles}</style>
		${preloads.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`).join("")}
		<script type="module" fetchpriority="low" src="${main}"></script>
	</head>
	<body>
		<div id="root"><h1>${title}</h1><p>Hello, world. The rest is on its way.</p></div>
	</body>
</html>
`;

const styles =
	"body{margin:0;font:16px/1.5 system-ui,sans-serif}h1,p,li,label{margin:0;padding:8px 16px}ul{margin:0;padding:0;list-style:none}label{display:block}.chart{block-size:320px}";
