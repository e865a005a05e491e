import { useSettings } from "../state/use-settings.ts";
import { type SiteTimes, siteTimes } from "./site-times.ts";
import { useWords } from "./words.ts";

/** Times as texts in the customer's language, in the site's time zone. */
export const useTimes = (): SiteTimes => {
	const { language } = useWords();
	const { timeZone } = useSettings();
	return siteTimes(language.tag, timeZone);
};
