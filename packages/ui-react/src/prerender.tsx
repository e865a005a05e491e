import { redirectFrom } from "@tradewind/domain/session";
import type { LanguageCode } from "@tradewind/domain/site";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { showLanguage } from "./i18n/words.ts";
import { createPages } from "./router/pages.ts";
import { World } from "./start/root.tsx";
import { createIdleApp } from "./start/static-app.ts";

export { mantineStyles } from "./theme/mantine-styles.ts";

/** Run by the build: the first paint of the page at `path`, as its scripts will render it before they know anything. */
export const renderShell = async (path: string, language: LanguageCode): Promise<string> => {
	await showLanguage(language);
	const pages = createPages();
	await pages[path]?.load();
	const forCustomers = redirectFrom(path, false) !== undefined;
	return renderToString(
		<StaticRouter location={path}>
			<World app={createIdleApp({ forCustomers })} pages={pages} />
		</StaticRouter>,
	);
};
