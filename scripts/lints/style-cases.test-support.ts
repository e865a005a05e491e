import { type Cases, src, ui } from "./lint-case.test-support.ts";

/** Of styles, fields and icons. */
export const styleCases: Cases = {
	"only logical sides in styles": {
		fine: {
			[`${ui}/a.module.css`]:
				".a { margin-inline-start: 1px; /* left: 0 */ inset-inline-end: 0; text-align: start; }",
			[`${ui}/a.tsx`]: 'export const a = <p style={{ marginInlineStart: 1 }} className="left" />;',
		},
		violation: {
			[`${ui}/a.module.css`]:
				".a {\nmargin-left: 1px;\nright: 0;\ntext-align: left;\nborder-top-left-radius: 0;\n}",
			[`${ui}/a.tsx`]: "export const a = <p ml={1}\nstyle={{ paddingRight: 1 }} />;",
		},
		found: [
			...[2, 3, 4, 5].map((line) => `${ui}/a.module.css:${line}: `),
			...[1, 2].map((line) => `${ui}/a.tsx:${line}: `),
		],
	},
	"only sizes and weights of the type scale in styles": {
		fine: {
			[`${ui}/a.module.css`]:
				".a { font-size: var(--tw-size-note); font-weight: var(--tw-strong); }\n.b { font-size: 0.85em; font-weight: normal; }",
		},
		violation: { [`${ui}/a.module.css`]: ".a {\nfont-size: 14px;\nfont-weight: 650\n}" },
		found: [2, 3].map((line) => `${ui}/a.module.css:${line}: `),
	},
	"heights follow the text size": {
		fine: {
			[`${ui}/a.module.css`]:
				".row { min-block-size: 2.75rem; line-height: max(1.4, var(--tw-leading)); }\n.text { line-height: 1.6; }\n.sign { line-height: 1; }\n.icon { inline-size: 20px; block-size: 20px; }\n.bar { block-size: 3px; }\n.sheet { block-size: min(88dvh, 760px); }\n.slot > img { block-size: 9rem; }",
			[`${src}/features/home/carousel/carousel.module.css`]: ".slide { block-size: 112px; }",
		},
		violation: {
			[`${ui}/a.module.css`]:
				"@media (width < 9px) {\n.row {\nblock-size: 2.75rem;\nmin-block-size: 44px }\n}\n.text { color: red; line-height: 15px; }\n.low { line-height: 1.4; }\n.wide {\ninline-size: 100%; block-size: 3rem }",
		},
		found: [
			`${ui}/a.module.css:3: block-size: 2.75rem cuts`,
			`${ui}/a.module.css:4: min-block-size: 44px is in pixels`,
			`${ui}/a.module.css:6: line-height: 15px`,
			`${ui}/a.module.css:7: line-height: 1.4`,
			`${ui}/a.module.css:9: block-size: 3rem cuts`,
		],
	},
	"percentages only of definite heights": {
		fine: {
			[`${ui}/a.module.css`]: ".a { block-size: 88dvh; inline-size: 100%; inset-block-start: 50%; }",
			[`${src}/features/support/chat-frame.module.css`]: ".frame { block-size: 100%; }",
		},
		violation: {
			[`${ui}/a.module.css`]:
				"@media (width < 9px) {\n.body {\nblock-size: 100%; }\n}\n.b { min-height: calc(50% - 1px) }",
		},
		found: [`${ui}/a.module.css:3: block-size: 100%`, `${ui}/a.module.css:5: min-height: calc(50% - 1px)`],
	},
	"no field has letters that phones zoom into": {
		fine: {
			[`${ui}/a.tsx`]:
				'import classes from "./a.module.css";\nexport const a = <p className={classes.note}><input className={classes.field} /></p>;',
			[`${ui}/a.module.css`]:
				".field { font-size: var(--tw-size-entry); }\n.note, input::placeholder { font-size: var(--tw-size-note); }",
		},
		violation: {
			[`${ui}/a.tsx`]:
				'import classes from "./a.module.css";\nexport const a = <select className={`${classes.field} b`} />;',
			[`${ui}/a.module.css`]:
				".box {\ncolor: red }\n.box > .field:focus { font-size: var(--tw-size-note); }\n.day > input { font-size: 13px; }",
		},
		found: [
			`${ui}/a.module.css:3: phones zoom into a field with the letters of var(--tw-size-note)`,
			`${ui}/a.module.css:4: phones zoom into a field with the letters of 13px`,
		],
	},
	"each field names its keyboard and its enter key": {
		fine: {
			[`${ui}/a.tsx`]:
				'export const a = (<><input {...b} inputMode="text" enterKeyHint="next" /><input type="date" /></>);',
		},
		violation: {
			[`${ui}/a.tsx`]:
				'export const a = (<>\n<input type="tel" inputMode="tel" />\n<textarea {...b} />\n</>);',
		},
		found: [
			`${ui}/a.tsx:2: <input> has no enterKeyHint`,
			`${ui}/a.tsx:3: <textarea> has no inputMode`,
			`${ui}/a.tsx:3: <textarea> has no enterKeyHint`,
		],
	},
	"no descendant element selectors in CSS modules": {
		fine: {
			[`${ui}/a.module.css`]:
				'.a > p, .a > :is(dt, dd), .a .b, [dir="rtl"] .a, .a[data-pull="far enough"] .b { margin: 0; } /* .a p { } */ .a:not([hidden]) { margin: 0 }\n:global([data-lists="grey"]) .a span { margin: 0; }',
			[`${src}/ui/html/html.module.css`]: ".html p { margin: 0; }",
		},
		violation: {
			[`${ui}/a.module.css`]:
				".total p { margin: 0; }\n.a > dl dt,\n.b > dd { margin: 0; }\n@media print {\n.a :is(h2, h3) { margin: 0; }\n.a * { margin: 0; }\n}",
		},
		found: [
			`${ui}/a.module.css:1: .total p also`,
			`${ui}/a.module.css:2: .a > dl dt also`,
			`${ui}/a.module.css:5: .a :is(h2, h3) also`,
			`${ui}/a.module.css:6: .a * also`,
		],
	},
	"no drawing of an icon is written twice": {
		fine: {
			[`${ui}/a.tsx`]: 'const plus = "M12 5v14M5 12h14";\nconst title = "Market prices";',
			[`${ui}/b.tsx`]: 'const minus = "M5 12h14";\nconst title = "Market prices";',
		},
		violation: {
			[`${ui}/a.tsx`]: 'const plus = "M12 5v14M5 12h14";',
			[`${ui}/b.tsx`]: '\n<path d="M12 5v14M5 12h14" />',
		},
		found: [`${ui}/b.tsx:2: the drawing of ${ui}/a.tsx:1.`],
	},
	"no styles of another folder": {
		fine: {
			[`${ui}/a.tsx`]: 'import classes from "./a.module.css";\nimport { Row } from "../../ui/list/row.tsx";',
		},
		violation: {
			[`${ui}/a.tsx`]:
				'import row from "../../ui/list/row.module.css";\nimport b from "./chart/b.module.css";',
			[`${ui}/b.ts`]: '\nimport "../a.module.css";',
		},
		found: [
			`${ui}/a.tsx:1: ../../ui/list/row.module.css`,
			`${ui}/a.tsx:2: ./chart/b.module.css`,
			`${ui}/b.ts:2: ../a.module.css`,
		],
	},
};
