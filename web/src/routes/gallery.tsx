import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';
import { NotFound } from '../app/not-found.tsx';

// A constant of the build, written here so that other builds do not contain the page at all.
const enabled = import.meta.env.DEV || __GALLERY__;
const GalleryPage =
  import.meta.env.DEV || __GALLERY__ ? lazy(() => import('./-gallery/gallery-page.tsx')) : NotFound;

export const Route = createFileRoute('/gallery')({
  staticData: { title: 'Gallery' },
  beforeLoad: () => {
    if (!enabled) throw notFound();
  },
  component: GalleryPage,
});
