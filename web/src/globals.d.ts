declare const __BUILD_ID__: string;
declare const __SERVICE_WORKER__: boolean;
