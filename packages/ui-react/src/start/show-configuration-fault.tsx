import { createRoot } from "react-dom/client";
import { ConfigurationFault } from "../features/site/configuration-fault.tsx";
import { currentLanguage, loadFeatureWords, showLanguage, showSomeLanguage } from "../i18n/words.ts";

/** Shows, in place of the app, which field of its configuration is not valid. */
export const showFault = async (field: string): Promise<void> => {
	await showLanguage(currentLanguage().code).catch(showSomeLanguage);
	await loadFeatureWords();
	const root = document.getElementById("root");
	if (!root) return;
	const { dataset } = document.documentElement;
	for (const part of ["customer", "starting", "shell"]) delete dataset[part];
	createRoot(root).render(<ConfigurationFault field={field} />);
};
