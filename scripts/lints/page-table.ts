/** The rows of the first table below `## heading` of a page, each as its cells. */
export const rowsOf = (page: string, heading: string): readonly (readonly string[])[] =>
	((page.split(new RegExp(`^## ${heading}$`, "m"))[1] ?? "").split(/^## /m)[0] ?? "")
		.split("\n")
		.filter((line) => line.startsWith("|"))
		.slice(2)
		.map((line) =>
			line
				.split("|")
				.slice(1, -1)
				.map((cell) => cell.trim()),
		);
