export {
	type MenuRow,
	type MoneyTile,
	menuRows,
	moneyTiles,
	verificationPath,
} from "./menu-rows.ts";
export { menuSectionOf, menuSections } from "./menu-sections.ts";
export { accessBlockFor, roleOf } from "./permission.ts";
export { loginPath, redirectFrom } from "./route-guard.ts";
