// The container's health check: the bank's desk answers under its name.
import http from 'node:http';
import https from 'node:https';
import { certificate, host, port } from './settings.mjs';

const { get } = certificate === undefined ? http : https;
const asked = { host: '127.0.0.1', port, path: '/', headers: { Host: `${host}:${port}` }, rejectUnauthorized: false };
get(asked, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1));
