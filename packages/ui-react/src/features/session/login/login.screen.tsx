import type { ReactNode } from "react";
import { MantineScope } from "../../../ui/form/mantine-scope.tsx";
import { LoginPage as Login } from "./login-page.tsx";

export const Screen = (): ReactNode => (
	<MantineScope>
		<Login />
	</MantineScope>
);
