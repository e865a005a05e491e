import { createContext } from "react";

/** Around a form in a sheet, which has the title and the edges of a page: what closes the sheet. */
export const InSheet = createContext<(() => void) | undefined>(undefined);
