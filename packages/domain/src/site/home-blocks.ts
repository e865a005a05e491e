import type { MenuItem } from "./site-settings.ts";

/** The blocks of the home page in their default order (Spec 1 §2). */
export const homeBlocks = [
	"search",
	"news",
	"media",
	"asset",
	"top",
	"quick menu",
	"category",
	"list",
] as const;
export type HomeBlock = (typeof homeBlocks)[number];

/** The blocks in the order of the menu, each once; unknown names are ignored (Spec 1 §2). */
export const orderedHomeBlocks = (menu: readonly MenuItem[] | undefined): readonly HomeBlock[] => {
	const named = (menu ?? [])
		.filter((item) => item.group === "home blocks" && item.isMobile)
		.map((item) => homeBlocks.find((block) => block === item.component))
		.filter((block) => block !== undefined);
	return named.length > 0 ? [...new Set(named)] : homeBlocks;
};

/** The quick menu of the home page, in the menu's order. */
export const quickMenu = (menu: readonly MenuItem[] | undefined): readonly MenuItem[] =>
	(menu ?? []).filter((item) => item.group === "home quick menu" && item.isMobile);

/** The rows of the user centre, in the menu's order (Spec 1 §2). */
export const userMenu = (menu: readonly MenuItem[] | undefined): readonly MenuItem[] =>
	(menu ?? []).filter((item) => item.group === "user menu" && item.isMobile);
