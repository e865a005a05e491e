import { type ReactNode, use } from "react";
import { useApp } from "../state/app.ts";

/** Around what uses the machines of micro trading: it waits until their code has come. */
export const WithMicro = ({ children }: { readonly children: ReactNode }): ReactNode => {
	use(useApp().loadMicro());
	return children;
};
