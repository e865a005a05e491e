/** The logo of the brand as an address. The build of another brand has that brand's (docs/adopting.md, A-900). */
export const brandLogo =
	"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' width='32' height='32'%3E%3Ctitle%3ETradewind%3C/title%3E%3Crect width='32' height='32' rx='8' fill='%2385bd00'/%3E%3Cpath d='M7 21l6-7 4 4 8-9' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E";
