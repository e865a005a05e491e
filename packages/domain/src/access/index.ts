export {
	type MenuRow,
	type MoneyTile,
	menuRows,
	menuSectionOf,
	menuSections,
	moneyTiles,
	verificationPath,
} from "./menu-rows.ts";
export { accessBlockFor, roleOf } from "./permission.ts";
export { loginPath, redirectFrom } from "./route-guard.ts";
