import type { ReactNode } from "react";

export const LoginPage = (): ReactNode => null;
