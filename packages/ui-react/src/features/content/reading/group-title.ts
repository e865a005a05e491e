import type { Translate } from "../../../i18n/translator.ts";

/** The title of a descriptive page: the translation of its group key (Spec 2 §2), or `otherwise` for a group without one. */
export const groupTitle = (group: string, t: Translate, otherwise: string): string => {
	const title = t(`content.group.${group}`);
	return title === `content.group.${group}` ? otherwise : title;
};
