/** The logo of the brand as an address. The build of another brand has that brand's (docs/adopting.md, A-900). */
export const brandLogo =
	"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='32' height='32' viewBox='0 0 32 32'><rect width='32' height='32' fill='%2385bd00' rx='8'/><path fill='none' stroke='%23000' stroke-linecap='round' stroke-linejoin='round' stroke-width='3' d='M7 21l6-7 4 4 8-9'/></svg>";
