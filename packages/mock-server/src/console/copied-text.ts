/** A command as a line of a shell. A key is taken from the variable CONTROL_KEY, so that it is not copied. */
export const curlOf = (url: string, path: string, body: object, hasKey = false): string =>
	[
		`curl -s ${url}/__control/${path}`,
		"-H 'content-type: application/json'",
		...(hasKey ? ['-H "x-control-key: $CONTROL_KEY"'] : []),
		`-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
	].join(" ");

/** A command as a line of a browser test with the fixture `platform` of the test kit. */
export const testLineOf = (path: string, body: object): string =>
	`await platform.command(${JSON.stringify(path)}, ${literalOf(body)});`;

/** As the formatter writes it on one line: names without quotation marks. */
const literalOf = (value: unknown): string => {
	if (Array.isArray(value)) return `[${value.map(literalOf).join(", ")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const fields = Object.entries(value).map(([name, each]) => `${nameOf(name)}: ${literalOf(each)}`);
	return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
};

const nameOf = (name: string): string => (/^[a-z_$][\w$]*$/iu.test(name) ? name : JSON.stringify(name));
