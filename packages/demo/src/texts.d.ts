/** The build reads such a file as a text. */
declare module "*.html" {
	const text: string;
	export = text;
}
declare module "*.css" {
	const text: string;
	export = text;
}
