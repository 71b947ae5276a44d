import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { NotFound } from '../app/not-found.tsx';
import { config } from '../lib/config.ts';

const GalleryPage = config.gallery ? lazy(() => import('./-gallery/gallery-page.tsx')) : NotFound;

export const Route = createFileRoute('/gallery')({
  staticData: { title: 'Gallery' },
  component: GalleryPage,
});
