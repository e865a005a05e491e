import { redirectFrom } from "@tradewind/domain/session";
import type { LanguageCode } from "@tradewind/domain/site";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { createIdleApp } from "./app/idle-app.ts";
import { World } from "./app/root.tsx";
import { showLanguage } from "./i18n/words.ts";
import { createPages } from "./pages/pages.ts";

export { mantineStyles } from "./theme/mantine-styles.ts";

/** Run by the build: the first paint of the page at `path`, as its scripts will render it before they know anything. */
export const renderShell = async (path: string, language: LanguageCode): Promise<string> => {
	await showLanguage(language);
	const pages = createPages({
		takeMachines: () => {},
		takeHistory: () => {},
		takeReading: () => {},
		takeSearching: () => {},
	});
	await pages[path]?.load();
	const forCustomers = redirectFrom(path, false) !== undefined;
	return renderToString(
		<StaticRouter location={path}>
			<World app={createIdleApp({ forCustomers })} pages={pages} />
		</StaticRouter>,
	);
};
