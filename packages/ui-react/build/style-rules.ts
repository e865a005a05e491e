/**
 * Markup without `style` attributes, which the content security policy does not allow, and the rules that stand for them. A
 * rule is as specific as an id, so that it wins like an attribute.
 */
export const styleRules = (
	shells: readonly string[],
): { readonly shells: readonly string[]; readonly rules: string } => {
	const numbers = new Map<string, number>();
	const numberOf = (style: string): number => {
		const number = numbers.get(style) ?? numbers.size;
		numbers.set(style, number);
		return number;
	};
	const bare = shells.map((shell) =>
		shell.replace(/ style="([^"]*)"/g, (_, style) => ` data-style="${numberOf(style)}"`),
	);
	const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]:not(#a){${textOf(style)}}`);
	return { shells: bare, rules: rules.join("") };
};

const characters: Readonly<Record<string, string>> = { quot: '"', amp: "&", "#x27": "'" };

const textOf = (attribute: string): string => {
	const text = attribute.replace(/&([^;]+);/g, (all, name) => characters[name] ?? all);
	if (/[<{}]/.test(text)) throw new Error(`A style cannot become a rule: ${text}`);
	return text;
};
