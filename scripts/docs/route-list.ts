import type { Route } from "../../packages/ui-react/src/routes/route.ts";
import { routes } from "../../packages/ui-react/src/routes.ts";
import { type Document, generatedNotice, table } from "./document.ts";
import { englishWords } from "./english-words.ts";

/** Every route with its title, access, tab and screen. */
export const routeList = (): Document => ({
	path: "docs/routes.md",
	text: [
		"# Routes",
		generatedNotice("packages/ui-react/src/routes.ts"),
		"Visitors of a customers' route are redirected to the login; demo customers see at a route for real customers how to get a real account. A tab keeps its state when the customer leaves it. On arrival at a route the app reads the named lists again.",
		table(
			["path", "title", "access", "tab", "reads again", "screen"],
			routes.map(({ path, title, access, tab, rereads = [], screen }: Route) => [
				`\`${path}\``,
				englishWords(title),
				access,
				tab ? "yes" : "",
				rereads.join(", "),
				screenLink(screen),
			]),
		),
	]
		.join("\n\n")
		.concat("\n"),
});

const screenLink = (screen: string): string => `[${screen}](../packages/ui-react/src/${screen}.screen.tsx)`;
